/**
 * What makes a test fail or pass by how busy its computer is, each with what to do instead. Time is
 * measured in bench/; an instant that a test begins from is not a measurement.
 */
const UNSTEADY = [
  {
    found: /\bperformance\s*\.\s*now\s*\(|\bhrtime\b|\bcpuUsage\s*\(|\bmonitorEventLoopDelay\b/,
    advice: 'assert what was done (bytes, rows, queries, turns); measure time in bench/',
  },
  {
    found: /\bDate\.now\(\)\s*-(?!=)|-\s*Date\.now\(\)|\bnew Date\(\)\s*-/,
    advice: 'assert what was done (bytes, rows, queries, turns); measure time in bench/',
  },
  {
    found: /\bwaitForTimeout\s*\(/,
    advice: 'wait for what is to happen, with a locator or expect.poll',
  },
  {
    found: /\bsetTimeout\s*\(\s*\w+\s*,\s*(?!0\b)[\d_]+\s*\)/,
    advice: 'wait for what is to happen, with expect.poll, or use a fake clock',
  },
  {
    found: /\bawait\s+(?:setTimeout|pause|sleep|delay)\s*\(\s*[\d_]+/,
    advice: 'wait for what is to happen, with expect.poll, or use a fake clock',
  },
  { found: /\bvi\.wait(?:For|Until)\s*\(/, advice: 'it gives up after a second; use expect.poll' },
  {
    found:
      /,\s*\{[^{}]*\btimeout\s*:[^{}]*\}\s*\)\s*\.(?:not\.)?to|\{\s*timeout\s*:\s*[\d_]+\s*\}\s*,\s*(?:async\s*)?\(/,
    advice: 'leave it to the timeouts of vitest.config.ts, which are only there for what hangs',
  },
  { found: /\bretry\s*:\s*[1-9]|--retry\b/, advice: 'look into what fails now and then' },
]

/** What is unsteady in the source of a test or of vitest's settings, as 'line: found: advice'. */
export function findUnsteady(source) {
  return UNSTEADY.flatMap(({ found, advice }) =>
    [...source.matchAll(new RegExp(found, 'g'))].map(({ 0: text, index }) => {
      const line = source.slice(0, index).split('\n').length
      return `${line}: ${text.replaceAll(/\s+/g, ' ').trim()}: ${advice}`
    }),
  )
}
