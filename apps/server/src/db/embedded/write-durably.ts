import { open } from 'node:fs/promises'

/** Writes a small file that is on the disk, not just on its way there, when this resolves. */
export async function writeDurably(path: string, text: string, mode = 0o600): Promise<void> {
  const file = await open(path, 'w', mode)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the names in a directory durable, as after a rename. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
