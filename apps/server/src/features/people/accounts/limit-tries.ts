import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { hashOf } from '../../../http/idempotency.ts'
import { networkOf } from '../../../http/network-of.ts'

/** Who tries something at an account, before anybody knows who that is. */
export interface Trier {
  email: string
  network: string
  /** A device that the account was signed in on before. */
  device: string | undefined
}

type Limited = Pick<App, 'limits'>
type Tried = 'failedLogin' | 'codeTry' | 'codeMail'

export const trierOf = (
  { deviceProofs, clock }: Pick<App, 'deviceProofs' | 'clock'>,
  request: FastifyRequest,
  email: string,
): Trier => ({
  email,
  network: networkOf(request.ip),
  device: deviceProofs.deviceOf(request, email, clock.now()),
})

const fromOf = ({ email, network }: Trier) => hashOf(`${email} ${network}`)

/**
 * Counts a try: of a known device by itself, so that nobody else can use up its tries; of any other
 * by its network, by account and network, and by account. Throws TOO_MANY_REQUESTS.
 */
export async function countTry({ limits }: Limited, tried: Tried, trier: Trier): Promise<void> {
  const { email, network, device } = trier
  if (device !== undefined) {
    await limits.use(`${tried}Device`, device)
    return
  }
  await limits.use(`${tried}Network`, network)
  await limits.use(`${tried}From`, fromOf(trier))
  await limits.use(tried, hashOf(email))
}

/** Wrong passwords of one network before the next ones have to wait. */
const QUICK_LOGINS = 5

/** Throws TOO_MANY_REQUESTS when the next password comes too soon after several wrong ones. */
export async function slowDown({ limits }: Limited, trier: Trier): Promise<void> {
  const { device } = trier
  const name = device === undefined ? 'failedLoginFrom' : 'failedLoginDevice'
  const key = device ?? fromOf(trier)
  if ((await limits.used(name, key)) >= QUICK_LOGINS) await limits.use('loginPace', key)
}

/** A login that succeeded is no failed one; what others tried stays counted. */
export async function forgiveTries({ limits }: Limited, trier: Trier): Promise<void> {
  const { email, network, device } = trier
  if (device !== undefined) {
    await limits.reset('failedLoginDevice', device)
    return
  }
  await limits.reset('failedLoginFrom', fromOf(trier))
  await limits.giveBack('failedLoginNetwork', network)
  await limits.giveBack('failedLogin', hashOf(email))
}

/** Whoever reads the account's mail has forgotten the password, and is nobody who guesses it. */
export async function forgetFailedLogins({ limits }: Limited, trier: Trier): Promise<void> {
  await limits.reset('failedLoginFrom', fromOf(trier))
  await limits.reset('failedLogin', hashOf(trier.email))
}
