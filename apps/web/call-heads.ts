import type { ESTree, Plugin } from 'vite'

const contractFile = /packages\/contract\/src\/[\w-]+\.ts$/
/** What api/ reads of a call; its schemas are for the server, which checks what comes and goes. */
const keptProperties = ['method', 'path', 'access']

type Node = ESTree.Node

/**
 * Leaves the schemas of the contract and their library out of what browsers load (17 KB): of a call
 * stays what is needed to make it, and a schema that nothing else uses goes as well.
 */
export function callHeads(): Plugin {
  return {
    name: 'call-heads',
    apply: 'build',
    // After TypeScript has been taken away.
    enforce: 'post',
    transform: {
      filter: { id: contractFile },
      handler(code) {
        const edits = this.parse(code).body.flatMap((statement) => headsOf(statement, code))
        return { code: applyEdits(code, edits), map: null }
      },
    },
  }
}

interface Edit {
  start: number
  end: number
  text: string
}

function headsOf(statement: Node, code: string): Edit[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    if (!init) return []
    const { start, end } = init
    const source = code.slice(start, end)
    if (isCall(init)) return [{ start, end, text: headOf(init, code) }]
    // A part of what was made holds all of it: `senderSchema.shape.facts`.
    const isPart = init.type === 'MemberExpression'
    const isMade = isPart || (init.type !== 'ArrowFunctionExpression' && source.includes('('))
    return isMade ? [{ start, end, text: `/* @__PURE__ */ (() => (${source}))()` }] : []
  })
}

function isCall(init: Node): init is ESTree.CallExpression {
  return (
    init.type === 'CallExpression' &&
    init.callee.type === 'Identifier' &&
    init.callee.name === 'defineCall'
  )
}

function headOf({ arguments: [given] }: ESTree.CallExpression, code: string): string {
  if (given?.type !== 'ObjectExpression') throw new Error('A call is declared by one object.')
  const kept = given.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      keptProperties.includes(property.key.name),
  )
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
    code,
  )
}
