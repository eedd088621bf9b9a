export * from './cut_bar.ts'
export * from './goods_length.ts'
export * from './read_cuts.ts'
export * from './share_out.ts'
