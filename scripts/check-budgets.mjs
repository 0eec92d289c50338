// Fails when a first page load is heavier than look-and-feel's budgets allow.
// Reads what `react-router build` wrote: the HTML of public pages and the route manifest.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const client = path.resolve(process.argv[2] ?? path.join(root, 'apps/web/build/client'))
const signedInRoutes = ['root', 'pages/applicant/layout', 'pages/applicant/dashboard']
const formRoutes = ['root', 'pages/applicant/layout', 'pages/applicant/scholarship-detail']
const bytesPerKb = 1024

const read = (url) => readFileSync(path.join(client, url))
const brotliKb = (url) => brotliCompressSync(read(url)).length / bytesPerKb
const sumOf = (urls) => [...urls].reduce((sum, url) => sum + brotliKb(url), 0)
const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1])

/** The scripts and everything they import statically, each once. */
function withImports(urls) {
  const found = new Set()
  const queue = [...urls]
  for (const url of queue) {
    if (found.has(url)) continue
    found.add(url)
    const text = read(url).toString()
    const imported = matches(text, /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)
    queue.push(...imported.map((relative) => path.posix.join(path.posix.dirname(url), relative)))
  }
  return found
}

function publicPage(file) {
  const html = read(file).toString()
  return {
    scripts: withImports(matches(html, /["'](\/assets\/[^"']+\.js)["']/g)),
    styles: new Set(matches(html, /["'](\/assets\/[^"'#]+\.css)#?["']/g)),
    fonts: new Set(matches(html, /["'](\/assets\/[^"']+\.woff2)["']/g)),
  }
}

function signedIn(ids) {
  const assets = readdirSync(path.join(client, 'assets'))
  const file = assets.find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('No route manifest: build apps/web first.')
  const text = read(`/assets/${file}`).toString()
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const parts = [entry, ...ids.map((id) => routes[id])]
  const missing = ids.filter((id) => !routes[id])
  if (missing.length > 0) throw new Error(`The build has no route ${missing.join(', ')}.`)
  return {
    scripts: withImports([
      `/assets/${file}`,
      ...parts.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ]),
    styles: new Set(parts.flatMap(({ css = [] }) => css.map((url) => url.replace(/#.*$/, '')))),
  }
}

/** What opening an essay loads on top of the form it is in. */
function essayDesk() {
  const loaded = signedIn(formRoutes).scripts
  const assets = readdirSync(path.join(client, 'assets'))
  const file = assets.find((name) => /^essay-desk-.*\.js$/.test(name))
  if (!file) throw new Error('The build has no essay desk of its own.')
  return [...withImports([`/assets/${file}`])].filter((url) => !loaded.has(url))
}

function measure() {
  const open = publicPage('index.html')
  const conversation = publicPage('conversation/index.html')
  const inside = signedIn(signedInRoutes)
  const schemeScript = matches(read('index.html').toString(), /<script>(try\{.*?)<\/script>/g)[0]
  if (!schemeScript) throw new Error('index.html has no color scheme script.')
  const fontKb = [...open.fonts].reduce(
    (sum, url) => sum + statSync(path.join(client, url)).size / bytesPerKb,
    0,
  )
  return [
    ['Landing, scripts', sumOf(open.scripts), 110],
    ['Landing, styles', sumOf(open.styles), 20],
    ['Conversation, scripts', sumOf(conversation.scripts), 110],
    ['Signed-in first route, scripts', sumOf(inside.scripts), 185],
    ['Signed-in first route, styles', sumOf(inside.styles), 20],
    ['Essay editor, scripts', sumOf(essayDesk()), 115],
    ['Font', fontKb, 25],
    ['Color scheme script', schemeScript.length / bytesPerKb, 300 / bytesPerKb],
  ]
}

const rows = measure()
const isOver = ([, kb, limitKb]) => kb > limitKb
for (const row of rows) {
  const [name, kb, limitKb] = row
  const numbers = `${kb.toFixed(1).padStart(7)} of ${limitKb.toFixed(1).padStart(6)} KB`
  console.log(`${isOver(row) ? 'OVER' : 'ok  '}  ${name.padEnd(32)}${numbers}`)
}
if (rows.some(isOver)) process.exitCode = 1
