import { PDFiumLibrary } from '@hyzyla/pdfium'

const library = PDFiumLibrary.init()

/** What a person selects and copies of each page of a PDF, read by the engine of a browser. */
export async function readPdf(content: Uint8Array): Promise<string[]> {
  const document = await (await library).loadDocument(content)
  try {
    return [...document.pages()].map((page) => page.getText())
  } finally {
    document.destroy()
  }
}
