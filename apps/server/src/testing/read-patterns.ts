import { readFile } from 'node:fs/promises'
import { parseSync, Visitor, type CallExpression, type NewExpression } from 'oxc-parser'
import { analyse } from 'scslre'
import { startsOver } from './starts-over.ts'

/** A regular expression as it stands in a source file. */
export interface Pattern {
  file: string
  source: string
  flags: string
}

export interface FoundPatterns {
  literals: Pattern[]
  /** How many each file puts together as it runs. */
  built: Map<string, number>
}

type Calling = Pick<CallExpression | NewExpression, 'callee'>

/** Every regular expression that stands in source files, by their syntax. */
export async function findPatterns(root: URL, files: readonly string[]): Promise<FoundPatterns> {
  const literals: Pattern[] = []
  const built = new Map<string, number>()
  for (const file of files) {
    const { program } = parseSync(file, await readFile(new URL(file, root), 'utf8'))
    const noteCall = ({ callee }: Calling) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp')
        built.set(file, (built.get(file) ?? 0) + 1)
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        literals.push({ file, source: node.regex.pattern, flags: node.regex.flags })
      },
      NewExpression: noteCall,
      CallExpression: noteCall,
    }).visit(program)
  }
  return { literals, built }
}

/** Whether a few dozen signs already can take minutes: harmless nowhere, however short the text is. */
export const isExponential = ({ source, flags }: Pattern): boolean =>
  analyse({ source, flags }).reports.some(({ exponential }) => exponential)

/**
 * Whether some text makes the time of a pattern grow faster than the text. Each alternative is
 * looked at by itself, too: one that never fails hides from the analysis what the others cost.
 */
export function growsTooFast({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  const { parsed, reports } = analyse({ source, flags })
  if (reports.length > 0 || startsOver(parsed.pattern, flags)) return true
  const { alternatives } = parsed.pattern
  return (
    alternatives.length > 1 &&
    alternatives.some(({ raw }) => analyse({ source: raw, flags }).reports.length > 0)
  )
}
