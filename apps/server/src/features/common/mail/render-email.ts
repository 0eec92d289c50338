import type { Recipient } from './read-recipient.ts'

interface Parts {
  recipient: Pick<Recipient, 'firstName'>
  opening: string
  /** Each thing the mail lists, line by line. */
  items: readonly (readonly string[])[]
  closing?: string
  /** Why the mail came and how to switch it off. */
  footer: string
}

/** A plain-text mail: a greeting, what it lists and how to switch it off. */
export function renderEmail({ recipient, opening, items, closing, footer }: Parts): string {
  const name = oneLine(recipient.firstName)
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`
  const listed = items.map((lines) => lines.map(oneLine).join('\n'))
  return `${[greeting, opening, ...listed, ...(closing ? [closing] : []), '--', footer].join('\n\n')}\n`
}

/** What somebody typed, as the items of a mail: a paragraph each, line by line. */
export const paragraphsOf = (words: string): string[][] =>
  words
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))

/** What people typed could otherwise look like a paragraph of ours. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** "this scholarship" or "these 3 scholarships" and the like. */
export const counted = (number: number, one: string, many: string): string =>
  number === 1 ? one : many.replace('#', String(number))
