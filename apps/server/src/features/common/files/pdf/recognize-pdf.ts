import { open, type FileHandle } from 'node:fs/promises'
import { readAt } from '../read-pieces.ts'

/** Readers look for the mark further in, where it may stand behind the mark of something else. */
const MARK = /^(?:\u00EF\u00BB\u00BF)?\s{0,16}%PDF-\d/
const MARK_BYTES = 64

/** Whether the file says of itself that it is one. */
export async function hasPdfMark(file: FileHandle): Promise<boolean> {
  return MARK.test((await readAt(file, 0, MARK_BYTES)).toString('latin1'))
}

export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    return await hasPdfMark(file)
  } finally {
    await file.close()
  }
}
