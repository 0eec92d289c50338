import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from './paths.mjs'

const IMPORT = /from '(\.[^']+)'/g
const NO_SOURCE = /\.test\.|node_modules|\.react-router|(?:^|[/\\])build[/\\]/

/** By file, paths below the folder, what it imports of its own; types count as well. */
function readImports(folder) {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !NO_SOURCE.test(file))
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const paths = [...text.matchAll(IMPORT)].map(([, path]) =>
        relative(folder, join(folder, dirname(file), path)),
      )
      return [file, new Set(paths.filter((path) => path !== file))]
    }),
  )
}

/** The same of the folders that the files are in. */
function betweenFolders(imports) {
  const between = new Map()
  for (const [file, others] of imports) {
    const [folder] = file.split(sep)
    if (!between.has(folder)) between.set(folder, new Set())
    for (const other of others) {
      const [name] = other.split(sep)
      if (name !== '..' && name !== folder) between.get(folder).add(name)
    }
  }
  return between
}

/** What needs nothing more is taken away until nothing is left, or only circles and what needs them. */
function findCircles(imports) {
  const left = new Map(imports)
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const [name, others] of left)
      if ([...others].every((other) => !left.has(other))) left.delete(name)
  }
  return [...left.keys()]
}

it.each(['apps/server/src', 'apps/web', 'packages', 'e2e', 'bench'])(
  'no files of %s need each other in a circle',
  (folder) => {
    const imports = readImports(inRoot(folder))
    expect(imports.size).toBeGreaterThan(50)
    expect(findCircles(imports)).toEqual([])
  },
)

it.each(['apps/server/src/features', 'apps/web/features'])('no folders of %s do', (folder) => {
  const folders = betweenFolders(readImports(inRoot(folder)))
  expect(folders.size).toBeGreaterThan(20)
  expect(findCircles(folders)).toEqual([])
})
