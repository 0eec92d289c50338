import { paths } from '../../../paths.ts'
import { PHASES } from '../questions/phases.ts'

/** A step of the plain form after the account: one phase of the conversation on one page. */
export interface RegistrationStep {
  /** The account is 1. */
  number: 2 | 3 | 4
  title: string
  path: string
}

const step = (number: RegistrationStep['number'], path: string): RegistrationStep => ({
  number,
  title: PHASES[number - 1]?.title ?? '',
  path,
})

const REGISTRATION_STEPS = [
  step(2, paths.userDetails),
  step(3, paths.register3),
  step(4, paths.register4),
]

/** The step before or after; none beyond the ends. */
export const stepAt = (number: number): RegistrationStep | undefined =>
  REGISTRATION_STEPS.find((each) => each.number === number)

/** The step of an address; undefined for any other. */
export const stepOfPath = (pathname: string): RegistrationStep | undefined =>
  REGISTRATION_STEPS.find(({ path }) => path === pathname.replace(/\/+$/, ''))
