import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../steps.mjs'

/** A documented name in the code: what its comment says of it. */
export interface Member {
  name: string
  says: string
  /** The interface that it comes from, where several share it. */
  shared: string | null
}

const sources = new Map<string, ts.SourceFile>()

function sourceOf(file: string): ts.SourceFile {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  sources.set(file, source)
  return source
}

/** The comment of a node on one line; null for what is marked `@internal`. @throws Error for a node without one */
function commentOf(node: ts.Node, name: string): string | null {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  if (docs.some(({ tags = [] }) => tags.some(({ tagName }) => tagName.text === 'internal'))) return null
  const text = docs.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ')
  if (text.trim() === '')
    throw new Error(`${node.getSourceFile().fileName}: '${name}' has no comment that says what it is`)
  return text
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim()
}

const nameOf = (name: ts.PropertyName | ts.BindingName | undefined): string => (name as ts.Identifier).text

/** All nodes of a file that are declared under a name. */
function declared(file: string, name: string): ts.Node {
  const source = sourceOf(file)
  const found = source.statements
    .flatMap((statement): (ts.Node & { name?: ts.Node })[] =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
    )
    .find((node) => node.name?.getText() === name)
  if (!found) throw new Error(`${file} declares no '${name}'`)
  return found
}

/** Members of a type that is written out, or refers to interfaces of the same file. */
function ofType(file: string, type: ts.TypeNode, shared: string | null): Member[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => ofType(file, part, shared))
  if (ts.isTypeReferenceNode(type)) return membersOf(file, type.typeName.getText(), type.typeName.getText())
  if (!ts.isTypeLiteralNode(type)) throw new Error(`${file}: '${type.getText()}' has no members to read`)
  return ofMembers(type.members, shared)
}

const ofMembers = (members: ts.NodeArray<ts.TypeElement>, shared: string | null): Member[] =>
  members.flatMap((member) => {
    const name = nameOf(member.name as ts.PropertyName)
    const says = commentOf(member, name)
    return says === null ? [] : [{ name, says, shared }]
  })

/** The members of an interface, those it extends in the same file before its own. */
export function membersOf(file: string, name: string, shared: string | null = null): Member[] {
  const node = declared(file, name) as ts.InterfaceDeclaration
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  )
  return [...parents.flatMap((parent) => membersOf(file, parent, shared)), ...ofMembers(node.members, shared)]
}

/** The members of each member of an interface, such as the options of each field type. */
export function nestedMembersOf(file: string, name: string): Map<string, Member[]> {
  const node = declared(file, name) as ts.InterfaceDeclaration
  return new Map(
    node.members.map((member) => [
      nameOf(member.name as ts.PropertyName),
      ofType(file, (member as ts.PropertySignature).type!, null),
    ]),
  )
}

/** The properties of a constant object. */
export function propertiesOf(file: string, name: string): Member[] {
  let value = (declared(file, name) as ts.VariableDeclaration).initializer!
  while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isCallExpression(value))
    value = ts.isCallExpression(value) ? value.arguments[0]! : value.expression
  return (value as ts.ObjectLiteralExpression).properties.flatMap((property) => {
    const key = nameOf(property.name as ts.PropertyName)
    const says = commentOf(property, key)
    return says === null ? [] : [{ name: key, says, shared: null }]
  })
}

/** Constants of a folder that a function defines, such as `definePlanner`, by the names that they give it. */
export function definedIn(folder: string, define: string): Member[] {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) =>
    sourceOf(join(folder, file)).statements.flatMap((statement) => {
      if (!ts.isVariableStatement(statement)) return []
      const [{ name, initializer }] = statement.declarationList.declarations as unknown as [ts.VariableDeclaration]
      if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== define) return []
      return [{ name: name.getText(), says: commentOf(statement, name.getText())!, shared: null }]
    }),
  )
}

/** What the files of a folder export with a comment: functions and constants, in the order of the files. */
export function exportedFrom(folder: string): Member[] {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) =>
    sourceOf(join(folder, file)).statements.flatMap((statement) => {
      const isValue = ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement)
      if (!isValue || !/^export\b/.test(statement.getText()) || ts.getJSDocCommentsAndTags(statement).length === 0)
        return []
      const node = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]! : statement
      const name = nameOf(node.name)
      return [{ name, says: commentOf(statement, name)!, shared: null }]
    }),
  )
}

/** What the comments of exported functions and constants say, by their names. */
export function commentsOf(file: string, names: readonly string[]): Map<string, string> {
  const commented = (name: string) => {
    const node = declared(file, name)
    return commentOf(ts.isVariableDeclaration(node) ? node.parent.parent : node, name)!
  }
  return new Map(names.map((name) => [name, commented(name)]))
}
