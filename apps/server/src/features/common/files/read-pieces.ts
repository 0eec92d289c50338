import type { FileHandle } from 'node:fs/promises'

const PIECE_BYTES = 65_536

/** Reads up to `length` bytes; fewer at the end of the file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The file in pieces that share `overlapBytes` with the next, so that nothing falls between two. */
export async function* readPieces(
  file: FileHandle,
  sizeBytes: number,
  overlapBytes: number,
): AsyncGenerator<{ position: number; bytes: Buffer }> {
  for (let position = 0; position < sizeBytes; position += PIECE_BYTES)
    yield { position, bytes: await readAt(file, position, PIECE_BYTES + overlapBytes) }
}
