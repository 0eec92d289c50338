import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { inRoot } from './paths.mjs'
import { runChild } from './run-child.mjs'

/**
 * In the order in which they run. Each resolves to how many tests passed and failed; a stage without
 * tests counts as one failure when it fails.
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
  unit: (host) => runVitest(host, []),
  build: async (host) => ({ passed: 0, failed: (await buildWeb(host)) ? 0 : 1 }),
  budgets: async (host) => ({
    passed: 0,
    failed: (await succeeds(host, [inRoot('scripts/check-budgets.mjs')])) ? 0 : 1,
  }),
  e2e: (host) => runVitest(host, ['--config', 'e2e/vitest.config.ts']),
}

/** What takes longer than the gate may: run when it is named. */
export const longStages = {
  ui: ({ env, ...host }) =>
    runVitest({ ...host, env: { ...env, UI_WIDTHS: '320,600,961,1280' } }, [
      '--config',
      'e2e/vitest.config.ts',
      'e2e/screens.test.ts',
      'e2e/ui',
    ]),
}

function tool(name, ...args) {
  return [inRoot(`node_modules/.bin/${name}`), ...args]
}

async function succeeds({ node, env }, args, options = {}) {
  const { exitCode } = await runChild(node, args, { env, ...options })
  return exitCode === 0
}

async function runVitest(host, args) {
  const directory = await mkdtemp(join(tmpdir(), 'laurel-results-'))
  const file = join(directory, 'results.json')
  const reporters = ['default', 'json', inRoot('scripts/unsteady-reporter.mjs')]
  const reporting = reporters.map((reporter) => `--reporter=${reporter}`)
  try {
    const hasSucceeded = await succeeds(
      host,
      tool('vitest', 'run', ...args, ...reporting, `--outputFile.json=${file}`),
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
