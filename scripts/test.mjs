// npm test [-- stages]: everything that CI checks, stopping at the first stage that fails.
import { bootstrap } from './bootstrap.mjs'
import { provideBrowser } from './find-browser.mjs'
import { longStages, stages } from './stages.mjs'
import { runMain, Stop } from './stop.mjs'

const known = { ...stages, ...longStages }
/** Those that need a browser. */
const IN_BROWSER = ['unit', 'e2e', 'ui']

runMain(async () => {
  const names = chosenStages()
  const host = await bootstrap()
  if (names.some((name) => IN_BROWSER.includes(name)))
    host.env = {
      ...host.env,
      CHROME_PATH: await provideBrowser({ isWhole: names.includes('ui') }),
    }
  const results = []
  for (const name of names) {
    results.push(await runStage(name, host))
    if (results.at(-1).failed > 0) break
  }
  return summarise(results)
})

function chosenStages() {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    throw new Stop(`No stage ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`)
  return asked.length > 0 ? asked : Object.keys(stages)
}

async function runStage(name, host) {
  console.log(`\n── ${name} ──`)
  const begin = performance.now()
  const counts = await known[name](host)
  const seconds = (performance.now() - begin) / 1000
  console.log(line(name, seconds, counts.failed > 0))
  return { name, seconds, ...counts }
}

function summarise(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failed = sum('failed')
  console.log('\n── summary ──')
  for (const result of results) console.log(line(result.name, result.seconds, result.failed > 0))
  console.log(line('in all', sum('seconds'), failed > 0))
  console.log(`${sum('passed')} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

function line(name, seconds, hasFailed) {
  return `${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s${hasFailed ? '  FAILED' : ''}`
}
