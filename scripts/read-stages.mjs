import { GATE, stages, WITH_TESTS } from './stages.mjs'
import { Stop } from './stop.mjs'

/** The stages that are asked for, and after them the files and settings for their tests. */
export function readStages(args) {
  const isStage = (arg) => arg === 'gate' || Object.hasOwn(stages, arg)
  const end = args.findIndex((arg) => !isStage(arg))
  const named = end < 0 ? args : args.slice(0, end)
  const asked = end < 0 ? [] : args.slice(end)
  const names = named.flatMap((name) => (name === 'gate' ? GATE : name))
  if (asked.length > 0 && !names.some((name) => WITH_TESTS.includes(name)))
    throw new Stop(
      `No stage ${asked[0]}. There are: gate, ${Object.keys(stages).join(', ')}. To run one file: npm run test:unit -- FILE or npm run test:e2e -- FILE`,
    )
  return { names: names.length > 0 ? names : GATE, asked }
}
