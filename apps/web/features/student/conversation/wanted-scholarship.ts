import { keepText, tabStorage } from '../../../browser-storage.ts'

const KEY = 'wanted'
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keeps, for this tab, the scholarship whose public page asked "Do you fit?". */
export function noteWanted(search: string): void {
  const id = new URLSearchParams(search).get('scholarship') ?? ''
  if (ID.test(id)) keepText(tabStorage(), KEY, id)
}

export const readWanted = (): string | undefined => tabStorage().getItem(KEY) ?? undefined
export const forgetWanted = (): void => tabStorage().removeItem(KEY)
