import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { inRoot } from './paths.mjs'
import { runChild } from './run-child.mjs'
import { runServerProgram } from './run-server-program.mjs'

/**
 * Each resolves to how many tests passed and failed; a stage without tests counts as one failure
 * when it fails. Those that run tests take files and settings of vitest to run a part of theirs.
 */
export const stages = {
  check: async (host) =>
    (await succeeds(host, tool('react-router', 'typegen'), { cwd: inRoot('apps/web') })) &&
    (await succeeds(host, tool('tsc', '-b'))) &&
    (await succeeds(host, tool('oxlint'))) &&
    (await succeeds(host, tool('oxfmt', '--check'))) &&
    (await succeeds(host, tool('knip')))
      ? { passed: 0, failed: 0 }
      : { passed: 0, failed: 1 },
  unit: (host, asked) => runTests(host, asked, { command: 'npm run test:unit', part: 'short' }),
  build: async (host) => ({ passed: 0, failed: (await buildWeb(host)) ? 0 : 1 }),
  budgets: async (host) => ({
    passed: 0,
    failed: (await succeeds(host, [inRoot('scripts/check-budgets.mjs')])) ? 0 : 1,
  }),
  e2e: (host, asked) => runJourneys(host, asked, { JOURNEYS: 'main' }),
  long: (host, asked) => runTests(host, asked, { command: 'npm test -- long', part: 'long' }),
  journeys: (host, asked) => runJourneys(host, asked, { JOURNEYS: 'rest' }),
  ui: ({ env, ...host }, asked) =>
    runVitest(
      { ...host, env: { ...env, UI_WIDTHS: '320,600,961,1280' } },
      {
        command: 'npm run check:ui',
        args: IN_E2E,
        asked: asked.length > 0 ? asked : ['e2e/screens.test.ts'],
      },
    ),
  faults: async ({ env, ...host }) => {
    const settings = { ROUNDS: '60', ANNOUNCING: '10', NOTICES: '6', ATTEMPTS: '200', ...env }
    const program = inRoot('e2e/faults/check-faults.ts')
    const exitCode = await runServerProgram({ ...host, env: settings }, program, [])
    return { passed: 0, failed: exitCode === 0 ? 0 : 1 }
  },
}

/** What `npm test` runs, in this order. */
export const GATE = ['check', 'unit', 'build', 'budgets', 'e2e']
/** Those that take files and settings of vitest. */
export const WITH_TESTS = ['unit', 'e2e', 'long', 'journeys', 'ui']
/** Those that need a browser. */
export const IN_BROWSER = ['unit', 'e2e', 'journeys', 'ui']

const IN_E2E = ['--config', 'e2e/vitest.config.ts']

/** Whoever names a file has all of it. */
function runTests({ env, ...host }, asked, { command, part }) {
  const chosen = asked.length > 0 ? env : { ...env, TESTS: part }
  return runVitest({ ...host, env: chosen }, { command, asked })
}

/** Whoever names a journey may name any. */
function runJourneys({ env, ...host }, asked, part) {
  const chosen = asked.length > 0 ? env : { ...env, ...part }
  return runVitest({ ...host, env: chosen }, { command: 'npm run test:e2e', args: IN_E2E, asked })
}

function tool(name, ...args) {
  return [inRoot(`node_modules/.bin/${name}`), ...args]
}

async function succeeds({ node, env }, args, options = {}) {
  const { exitCode } = await runChild(node, args, { env, ...options })
  return exitCode === 0
}

/** `command` is what runs these tests by hand. */
async function runVitest({ env, ...host }, { command, args = [], asked }) {
  const directory = await mkdtemp(join(tmpdir(), 'laurel-results-'))
  const file = join(directory, 'results.json')
  const reporters = ['default', 'json', inRoot('scripts/rerun-reporter.mjs')]
  const reporting = reporters.map((reporter) => `--reporter=${reporter}`)
  try {
    const hasSucceeded = await succeeds(
      { ...host, env: { ...env, RERUN_COMMAND: command } },
      tool('vitest', 'run', ...args, ...asked, ...reporting, `--outputFile.json=${file}`),
    )
    return countTests(await readFile(file, 'utf8').catch(() => '{}'), hasSucceeded)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** A file that could not be loaded or an error outside of any test counts as one failure at least. */
function countTests(report, hasSucceeded) {
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(report)
  return { passed: numPassedTests, failed: hasSucceeded ? 0 : Math.max(1, numFailedTests) }
}
