import type { Page } from 'playwright-core'

/** Red and wider than high, as the browser itself draws it. */
export async function drawPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = 'red'
    context?.fillRect(0, 0, 300, 400)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
