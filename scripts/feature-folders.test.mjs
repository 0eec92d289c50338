import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from './paths.mjs'

/** Types count as well, and what is fetched later. */
const IMPORT = /(?:from |import\()'(\.[^']+)'/g
const SOURCES = '**/*.{ts,tsx}'

/** By group of a folder's sources, the other groups that they import. */
function readImports(root, groupOf) {
  const imports = new Map()
  const files = globSync(SOURCES, {
    cwd: inRoot(root),
    exclude: ['**/*.test.*', '**/node_modules/**', '**/build/**', '**/.react-router/**'],
  })
  for (const file of files) {
    const group = groupOf(file)
    const others = imports.get(group) ?? new Set()
    imports.set(group, others)
    const text = readFileSync(join(inRoot(root), file), 'utf8')
    for (const [, path] of text.matchAll(IMPORT)) {
      const other = groupOf(join(dirname(file), path))
      if (other !== group) others.add(other)
    }
  }
  return imports
}

/** What is left when groups that need nothing more are taken away: circles, and what needs them. */
function findCircles(imports) {
  for (let before = -1; before !== imports.size;) {
    before = imports.size
    for (const [group, others] of imports)
      if ([...others].every((other) => !imports.has(other))) imports.delete(group)
  }
  return [...imports.keys()]
}

const FEATURES = ['apps/server/src/features', 'apps/web/features']
/** Each may need those before it; the same on both sides. */
const WINGS = ['common', 'money', 'people', 'catalogue', 'student', 'organisation', 'running']
const wingOf = (file) => file.split(sep)[0]
const roomOf = (file) => file.split(sep).slice(0, 2).join('/')

it.each(FEATURES)('%s has no circle of rooms', (features) => {
  const imports = readImports(features, roomOf)
  expect(imports.size).toBeGreaterThan(20)
  expect(findCircles(imports)).toEqual([])
})

it.each(FEATURES)('in %s a wing needs only wings before it', (features) => {
  const imports = readImports(features, wingOf)
  expect([...imports.keys()].toSorted()).toEqual(WINGS.toSorted())
  const inside = [...imports].map(([wing, others]) => [
    wing,
    [...others].filter((other) => WINGS.indexOf(other) > WINGS.indexOf(wing)),
  ])
  expect(inside.filter(([, later]) => later.length > 0)).toEqual([])
})

it.each(['apps/server/src', 'apps/web', 'packages/contract/src', 'packages/matching/src'])(
  '%s has no circle of files',
  (root) => {
    const imports = readImports(root, (file) => file)
    expect(imports.size).toBeGreaterThan(50)
    expect(findCircles(imports)).toEqual([])
  },
)
