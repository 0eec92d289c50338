// Fails when the first load of any page is heavier than look-and-feel's budgets allow.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { readBuild } from './built-routes.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const givenDirectory = process.argv.slice(2).find((word) => !word.startsWith('--'))
const client = path.resolve(givenDirectory ?? path.join(root, 'apps/web/build/client'))
const showsAll = process.argv.includes('--all')
const bytesPerKb = 1024
const limitsKb = { public: 110, signedIn: 185, styles: 20, essayEditor: 115, font: 25 }
const schemeScriptLimitBytes = 300
/** Each file costs as much as a kilobyte more (apps/web/shared-scripts.ts). */
const limitFilesOfList = 44
const lists = ['pages/applicant/matches', 'pages/applicant/saved']

const weights = new Map()
function brotliKb(url) {
  const known = weights.get(url)
  if (known !== undefined) return known
  const kb = brotliCompressSync(readFileSync(path.join(client, url))).length / bytesPerKb
  weights.set(url, kb)
  return kb
}
const sumOf = (urls) => [...urls].reduce((sum, url) => sum + brotliKb(url), 0)

const build = readBuild(client)

const rowsOf = (area, limitKb, parts) => [
  ...parts.map(({ name, scripts }) => ({
    area,
    what: 'scripts',
    name,
    kb: sumOf(scripts),
    limitKb,
  })),
  ...parts.map(({ name, styles }) => ({
    area,
    what: 'styles',
    name,
    kb: sumOf(styles),
    limitKb: limitsKb.styles,
  })),
]

/** What opening an essay loads on top of the form it is in. */
function essayDesk() {
  const page = build.routes.find(({ name }) => name === 'pages/applicant/scholarship-detail')
  const form = build.loadedByPart(/^application-worksp.*\.js$/)
  const loaded = page.scripts.union(form)
  return build.loadedByPart(/^essay-desk-.*\.js$/).difference(loaded)
}

function singleRows() {
  const html = build.read('index.html')
  const scheme = /<script>(try\{.*?)<\/script>/.exec(html)?.[1]
  if (!scheme) throw new Error('index.html has no color scheme script.')
  const fonts = [...build.pages.find(({ name }) => name === '/').fonts]
  const fontKb = fonts.reduce((sum, url) => sum + statSync(path.join(client, url)).size, 0)
  return [
    ['Essay editor', 'scripts', sumOf(essayDesk()), limitsKb.essayEditor],
    ['Font', '', fontKb / bytesPerKb, limitsKb.font],
    ['Color scheme script', '', scheme.length / bytesPerKb, schemeScriptLimitBytes / bytesPerKb],
  ].map(([area, what, kb, limitKb]) => ({ area, what, name: '', kb, limitKb }))
}

const isOver = ({ kb, limitKb }) => kb > limitKb

/** The heaviest of each kind; everything that is over as well. */
function rowsToShow(rows) {
  const kinds = Map.groupBy(rows, ({ area, what }) => `${area} ${what}`)
  return [...kinds.values()].flatMap((kind) => {
    const sorted = kind.toSorted((a, b) => b.kb - a.kb)
    return sorted.filter((row, index) => index === 0 || isOver(row))
  })
}

function print({ area, what, name, kb, limitKb, isOver: over }) {
  const numbers = `${kb.toFixed(1).padStart(7)} of ${limitKb.toFixed(1).padStart(6)} KB`
  const kind = what ? `${area}, ${what}` : area
  console.log(`${over ? 'OVER' : 'ok  '}  ${kind.padEnd(24)}${numbers}  ${name}`)
}

const signedIn = build.routes.filter((route) => route.isSignedIn)
const open = build.routes.filter((route) => !route.isSignedIn)
const rows = [
  ...rowsOf('Prerendered', limitsKb.public, build.pages),
  ...rowsOf('Public', limitsKb.public, open),
  ...rowsOf('Signed in', limitsKb.signedIn, signedIn),
  ...singleRows(),
]
const shown = showsAll ? rows : rowsToShow(rows)
for (const row of shown) print({ ...row, isOver: isOver(row) })
console.log(`${build.pages.length} prerendered pages and ${build.routes.length} routes measured.`)
// What a page preloads and what its styles name must be one address.
const isFontTwice = build.fonts.length > 1
if (isFontTwice) console.log(`TWICE ${build.fonts.join(' and ')}`)
const files = build.routes
  .filter(({ name }) => lists.includes(name))
  .map(({ name, scripts, styles }) => ({ name, count: scripts.size + styles.size }))
for (const { name, count } of files)
  console.log(
    `${count > limitFilesOfList ? 'OVER' : 'ok  '}  ${count} of ${limitFilesOfList} files  ${name}`,
  )
const areTooMany =
  files.length < lists.length || files.some(({ count }) => count > limitFilesOfList)
// Schemas are for the server, which checks what comes and goes (apps/web/call-heads.ts).
const withSchemas = build.scripts.filter((url) => build.read(url).includes('ZodMini'))
for (const url of withSchemas) console.log(`SCHEMAS in ${url}`)
if (rows.some(isOver) || isFontTwice || areTooMany || withSchemas.length > 0) process.exitCode = 1
