// npm test [-- stages [files]]: everything that is checked before a change, or the stages that are
// named, stopping at the first that fails; `gate` names those of npm test.
import { bootstrap } from './bootstrap.mjs'
import { provideBrowser } from './find-browser.mjs'
import { readStages } from './read-stages.mjs'
import { IN_BROWSER, stages } from './stages.mjs'
import { runMain } from './stop.mjs'

runMain(async () => {
  const { names, asked } = readStages(process.argv.slice(2))
  const host = await bootstrap()
  const results = []
  for (const name of names) {
    results.push(await runStage(name, await equipped(host, name), asked))
    if (results.at(-1).failed > 0) break
  }
  return summarise(results)
})

/** Screens are looked at with a whole browser, journeys made with its shell alone. */
async function equipped(host, name) {
  if (!IN_BROWSER.includes(name)) return host
  const CHROME_PATH = await provideBrowser({ isWhole: name === 'ui' })
  return { ...host, env: { ...host.env, CHROME_PATH } }
}

async function runStage(name, host, asked) {
  console.log(`\n── ${name} ──`)
  const begin = performance.now()
  const counts = await stages[name](host, asked)
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
