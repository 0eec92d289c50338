import { encodePng } from './encode-png.ts'
import { openLibrary } from './open-engine.ts'

/** A page as a PNG, and how many there are; undefined where there is no such page to be seen. */
export type DrawnPage = { png: Uint8Array; pages: number } | undefined

/** Wide enough to read small print, and no page of any size takes more. */
const MOST_PIXELS = { width: 1200, height: 1700 }

const pixels = (length: number) => Math.max(1, Math.floor(length))

let opened: ReturnType<typeof openLibrary> | undefined

/** Draws one page, counted from 1: forms as they are filled in, nothing in it acts. */
export async function drawPage(content: Uint8Array, number: number): Promise<DrawnPage> {
  const { library } = await (opened ??= openLibrary())
  const document = await library.loadDocument(content)
  try {
    const pages = document.getPageCount()
    if (number > pages) return undefined
    const page = document.getPage(number - 1)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(MOST_PIXELS.width / originalWidth, MOST_PIXELS.height / originalHeight)
    const [width, height] = [pixels(originalWidth * scale), pixels(originalHeight * scale)]
    const { data } = await page.render({ width, height, render: 'bitmap', renderFormFields: true })
    return { png: encodePng({ width, height, data }), pages }
  } finally {
    document.destroy()
  }
}
