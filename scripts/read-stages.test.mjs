import { expect, test } from 'vitest'
import { readStages } from './read-stages.mjs'

const GATE = ['check', 'unit', 'build', 'budgets', 'e2e']

test.each([
  [[], { names: GATE, asked: [] }],
  [['build', 'ui'], { names: ['build', 'ui'], asked: [] }],
  [['gate', 'faults'], { names: [...GATE, 'faults'], asked: [] }],
  [['unit', 'a.test.ts', '-t', 'unit'], { names: ['unit'], asked: ['a.test.ts', '-t', 'unit'] }],
])('%j asks for %j', (args, expected) => expect(readStages(args)).toEqual(expected))

test.each([[['units']], [['a.test.ts']], [['check', 'a.test.ts']]])('%j names no stage', (args) =>
  expect(() => readStages(args)).toThrow(/^No stage .*npm run test:unit -- FILE/),
)
