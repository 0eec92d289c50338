import { nameFile } from '../../common/files/name-file.ts'

const TITLE_CHARACTERS = 60

/** A file name with the time in the student's zone, such as 'why-nursing-2026-11-21T140312.pdf'. */
export function nameEssay(title: string, at: Date, timeZone: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const slug = [...words.join('-')].slice(0, TITLE_CHARACTERS).join('').replace(/-$/, '')
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at)
  return nameFile(`${slug || 'essay'}-${day}T${time.replaceAll(':', '')}.pdf`)
}
