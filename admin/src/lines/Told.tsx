type Props = { id: string; text: string | null | undefined }

/** What a screen reader says of a cell besides its name: what is wrong with it, or what counts while it is empty. */
export const Told = ({ id, text }: Props) =>
  text ? (
    <span id={id} className="visually-hidden">
      {text}
    </span>
  ) : null
