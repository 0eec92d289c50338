import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Spec 3: "refresh 30 days sliding, 90 absolute". */
export const REFRESH_DAYS = 30
export const SESSION_DAYS = 90

/** Spec 2 section 9: a code for a new password, and the link beside it. */
const RESET_MINUTES = 10
/** Whoever signs up reads on first; trying codes needs the person's own session. */
const CONFIRMATION_HOURS = 24
export const CODE_LIFE_MILLISECONDS = {
  password_reset: RESET_MINUTES * 60_000,
  email_confirmation: CONFIRMATION_HOURS * 3_600_000,
}
/** A code is dead after this many; the link beside it cannot be guessed and stays. */
export const MOST_WRONG_CODES = 5

/** Spec 3 "People": at least 8 characters, no composition rules, the common ones refused. */
const SHORTEST_PASSWORD = 8
/** What may stand around one's own name without making a password of it: "Dana2026!". */
const LONGEST_ORNAMENT = 5
const SHORTEST_NAME = 3
const ROWS = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]

export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
  productName: string
}

/** Whether a password is too short, among the common ones, or little more than its owner's name. */
export function isWeakPassword(password: string, owner: PasswordOwner): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (Array.from(plain).length < SHORTEST_PASSWORD) return true
  if (COMMON_PASSWORDS.has(plain) || isRepetition(plain) || isRunOfKeys(plain)) return true
  return namesOf(owner).some((name) => isNameWithOrnament(plain, name))
}

/** "aaaaaaaa", "abababab", "12341234". */
function isRepetition(plain: string): boolean {
  return /^(.{1,4})\1+$/su.test(plain)
}

/** "abcdefgh", "3456789", "qwertyuiop", and such a run twice over. */
function isRunOfKeys(plain: string): boolean {
  return ROWS.some((row) => (row + row).includes(plain))
}

function namesOf({ email, firstName, lastName, productName }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const site = domain.split('.')[0] ?? ''
  const names = [email, local, site, firstName, lastName, firstName + lastName, productName]
  return names
    .map((name) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ''))
    .filter((name) => name.length >= SHORTEST_NAME)
}

/** The name once or several times, with at most a few digits or signs around it. */
function isNameWithOrnament(plain: string, name: string): boolean {
  if (!plain.includes(name)) return false
  const rest = plain.replaceAll(name, '')
  return rest.length <= LONGEST_ORNAMENT && !/\p{L}/u.test(rest)
}
