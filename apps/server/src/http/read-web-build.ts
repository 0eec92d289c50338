import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Servable } from './compressed-answer.ts'
import { readPageAddresses, type FindPage } from './read-page-addresses.ts'
import { inlineScriptHashes, pagePolicy, WORKER_POLICY } from './security-headers.ts'

export interface WebFile extends Servable {
  /** Its name holds a hash of its content, so it never changes. */
  isHashed: boolean
  /** Only for pages, and for the worker that opens them without a connection. */
  policy?: string
}

export interface WebBuild {
  /** By URL path; a page `<path>/index.html` stands under its path. */
  files: ReadonlyMap<string, WebFile>
  /** The page that renders whatever was not rendered ahead. */
  fallback: WebFile
  /** What pages that the server writes stand in; its texts to fill are in it. */
  frame: WebFile | undefined
  /** The page that renders itself at a path; undefined where none is. */
  pageAt(path: string): WebFile | undefined
  /** The paths of the pages that were rendered ahead. */
  pagePaths: readonly string[]
}

const FALLBACK = '/__spa-fallback.html'
const FRAME = '/__listing-frame.html'
const ROUTE_HEADS = '/__route-heads.json'
const WORKER = '/service-worker.js'
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** Reads the whole built web app; undefined when there is none. */
async function readWebBuild(folder: string): Promise<WebBuild | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, WebFile>()
  const pagePaths: string[] = []
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const urlPath = `/${relative(folder, path).split(sep).join('/')}`
    const file = describe(urlPath, await readFile(path))
    files.set(urlPath, file)
    if (!urlPath.endsWith('/index.html')) continue
    const pagePath = urlPath.slice(0, -'/index.html'.length) || '/'
    files.set(pagePath, file)
    pagePaths.push(pagePath)
  }
  takeSmallest(files)
  const fallback = files.get(FALLBACK) ?? files.get('/')
  const frame = files.get(FRAME)
  const routeHeads = files.get(ROUTE_HEADS)
  files.delete(FRAME)
  files.delete(ROUTE_HEADS)
  return (
    fallback && {
      files,
      fallback,
      frame,
      pageAt: openPages(findPages(files), fallback, routeHeads?.content.toString() ?? '{}'),
      pagePaths: pagePaths.toSorted(),
    }
  )
}

/** What the build compressed is no file of its own. */
function takeSmallest(files: Map<string, WebFile>): void {
  for (const [path, { content }] of files) {
    if (!path.endsWith('.br')) continue
    files.delete(path)
    const file = files.get(path.slice(0, -'.br'.length))
    if (file) file.brotli = content
  }
}

/** Where the build has no list of routes, there is a page everywhere. */
function findPages(files: ReadonlyMap<string, WebFile>): FindPage {
  const name = [...files.keys()].find((path) => /^\/assets\/manifest-[\w-]+\.js$/.test(path))
  const manifest = name === undefined ? undefined : files.get(name)
  return manifest ? readPageAddresses(manifest.content.toString()) : () => ''
}

/** For each route one page, with what the build says belongs into its head. */
function openPages(findPage: FindPage, fallback: WebFile, routeHeads: string) {
  const headOf = JSON.parse(routeHeads) as Record<string, string>
  const pages = new Map<string, WebFile>()
  return (path: string): WebFile | undefined => {
    const id = findPage(path)
    if (id === undefined) return undefined
    const page = pages.get(id) ?? withHead(fallback, headOf[id] ?? '')
    pages.set(id, page)
    return page
  }
}

function withHead(page: WebFile, head: string): WebFile {
  const html = page.content.toString().replace('</head>', () => `${head}</head>`)
  return { ...page, ...pageOf(html) }
}

/** A page may run the scripts that are in it. */
const pageOf = (html: string) => ({
  content: Buffer.from(html),
  policy: pagePolicy(inlineScriptHashes(html)),
})

function describe(urlPath: string, content: Buffer): WebFile {
  const extension = extname(urlPath)
  const type = TYPES[extension] ?? 'application/octet-stream'
  const isHashed = urlPath.startsWith('/assets/')
  if (urlPath === WORKER) return { type, content, isHashed, policy: WORKER_POLICY }
  if (extension !== '.html') return { type, content, isHashed }
  return { type, isHashed, ...pageOf(content.toString()) }
}

const BUILD_FOLDER = fileURLToPath(new URL('../../../web/build/client', import.meta.url))

/** Reads the build once, when there is one. */
export function openWebBuild(folder = BUILD_FOLDER): () => Promise<WebBuild | undefined> {
  let build: WebBuild | undefined
  return async () => (build ??= await readWebBuild(folder))
}
