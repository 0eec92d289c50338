import type { Overdue } from '../announcements-admin.ts'
import { longDate } from './deadline-words.ts'

const number = (people: number): string => people.toLocaleString('en-US')

const waiting = (people: number): string =>
  people === 1 ? '1 student waits.' : `${number(people)} students wait.`

/** What a sponsor has not done in time, as administrators read it. */
export function overdueWords(overdue: Overdue): string {
  const { organisation } = overdue
  switch (overdue.kind) {
    case 'announcement':
      return `${organisation} planned to announce on ${longDate(overdue.announceBy)}. ${waiting(overdue.applicants)}`
    case 'decision':
      return `${organisation} chose winners and had until ${longDate(overdue.tellBy)} to tell them. ${waiting(overdue.applicants)}`
    case 'winner':
      return overdue.winners === 1
        ? `A winner had until ${longDate(overdue.reachBy)} to answer ${organisation}, which has not said whether they did.`
        : `${number(overdue.winners)} winners had until ${longDate(overdue.reachBy)} to answer ${organisation}, which has not said whether they did.`
    case 'cancelled':
      return `${organisation} called it off on ${longDate(overdue.cancelledOn)}, after ${
        overdue.applicants === 1 ? '1 student' : `${number(overdue.applicants)} students`
      } had applied. ${moneyWords(overdue)}`
  }
}

/** Terms, section 11. */
const moneyWords = ({ isLate, nameBy, returnBy }: Extract<Overdue, { kind: 'cancelled' }>) =>
  isLate
    ? `If we hold its award money, it had to be back by ${longDate(returnBy)}.`
    : `If we hold its award money, a winner is named by ${longDate(nameBy)} and the money is back by ${longDate(returnBy)}.`
