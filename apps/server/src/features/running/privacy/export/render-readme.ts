import { EXPORT_PARTS } from './export-parts.ts'

interface Facts {
  productName: string
  changedAt: Date
  /** Documents that could not be read, as they would be named. */
  unread: readonly string[]
}

/** Says in plain words what is in the archive. */
export function renderReadme({ productName, changedAt, unread }: Facts): string {
  const parts = EXPORT_PARTS.map(({ name, holds }) => `${name}: ${holds}.`)
  const lines = [
    `This is everything ${productName} keeps about you, as of ${changedAt.toUTCString()}.`,
    '',
    ...parts,
    'files.json: your documents, with the text of essays that became one.',
    'files: the documents themselves.',
    '',
    'Files that end in .json are plain text: any text editor or browser opens them. Times are in UTC.',
    'Left out are only keys that would let somebody in: your password (we do not know it either), codes and tokens.',
    ...(unread.length > 0
      ? [
          '',
          'These documents could not be read just now and are missing or not whole. Please try again later:',
          ...unread.map((path) => `- ${path}`),
        ]
      : []),
  ]
  return `${lines.join('\r\n')}\r\n`
}
