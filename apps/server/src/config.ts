import { resolve } from 'node:path'
import { readAiSettings, type AiSettings } from './read-ai-settings.ts'
import { readBillingSettings, type BillingSettings } from './read-billing-settings.ts'

export interface S3Settings {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface MailSettings {
  smtpUrl: string
  from: string
}

export interface ClamavSettings {
  host: string
  port: number
}

export interface GoogleSettings {
  /** What Google calls this site; its tokens must be made out to it. */
  clientId: string
  /** Where the keys are published that Google signs with. */
  jwksUrl: string
}

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl: string | undefined
  /** How long a call waits for the database, in all, before it answers that Laurel is busy. */
  databaseWaitMilliseconds: number
  /** How late the process may come to its work before calls are turned away. */
  overloadMilliseconds: number
  /** Whether an empty database gets the sample catalogue. */
  hasSampleCatalogue: boolean
  /** Absent: the demo accounts get a password of their own, which the start tells. */
  demoPassword: string | undefined
  productName: string
  /** Where people reach the site: the beginning of every link in a mail; no slash at its end. */
  publicUrl: string
  /** Absent: mails stay in the database, to be read there. */
  mail: MailSettings | undefined
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Absent: files are kept on disk under `dataDir`. */
  s3: S3Settings | undefined
  /** Absent: uploads are not looked through for viruses. */
  clamav: ClamavSettings | undefined
  /** Absent: nobody signs in with Google. */
  google: GoogleSettings | undefined
  /** Absent: the writer that is built in answers. */
  ai: AiSettings | undefined
  /** The sandbox that is built in, unless a provider is named. */
  billing: BillingSettings
  /** Whether pages of listings are looked at, to see what changed and what is gone. */
  checksSources: boolean
  /** With {ip} where the visitor's address stands. Absent: everybody is taken to be in the USA. */
  ipCountryUrl: string | undefined
  /** Absent: the scholarship that the catalogue calls featured is offered in the conversation. */
  featuredScholarshipId: string | undefined
  /** What metrics are read with. Absent: they are told on this computer only. */
  metricsToken: string | undefined
  /** A file that a backup writes when it is done. Absent: nobody knows of backups here. */
  backupMark: string | undefined
  logLevel: string
  isLoopback: boolean
}

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
/** Whether a name, as settings or addresses write it, is this computer's own. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOSTS.has(host)
const SHORTEST_DEMO_PASSWORD = 8
const DATABASE_WAIT_SECONDS = 2
const OVERLOAD_SECONDS = 2
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads every setting; throws one error that names all problems at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const port = Number(env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT must be a whole number from 0 to 65535, not "${env['PORT']}".`)
  const databaseUrl = env['DATABASE_URL'] || undefined
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL must begin with postgres:// or postgresql://.')
  const databaseWaitSeconds = Number(env['DATABASE_WAIT_SECONDS'] || DATABASE_WAIT_SECONDS)
  if (!(databaseWaitSeconds > 0 && databaseWaitSeconds <= 60))
    problems.push('DATABASE_WAIT_SECONDS must be a number above 0, and 60 at most.')
  const overloadSeconds = Number(env['OVERLOAD_SECONDS'] || OVERLOAD_SECONDS)
  if (!(overloadSeconds > 0 && overloadSeconds <= 60))
    problems.push('OVERLOAD_SECONDS must be a number above 0, and 60 at most.')
  const seed = env['SEED'] ?? 'samples'
  if (!['samples', 'none'].includes(seed)) problems.push('SEED must be "samples" or "none".')
  const sourceChecks = env['SOURCE_CHECKS'] || 'off'
  if (!['on', 'off'].includes(sourceChecks)) problems.push('SOURCE_CHECKS must be "on" or "off".')
  const logLevel = env['LOG_LEVEL'] ?? 'info'
  if (!LOG_LEVELS.includes(logLevel))
    problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
  const demoPassword = env['DEMO_PASSWORD'] || undefined
  if (demoPassword !== undefined && demoPassword.length < SHORTEST_DEMO_PASSWORD)
    problems.push(`DEMO_PASSWORD must have ${SHORTEST_DEMO_PASSWORD} characters or more.`)
  const s3 = readS3(env, problems)
  const mail = readMail(env, problems)
  const clamav = readClamav(env, problems)
  const google = readGoogle(env, problems)
  const ai = readAiSettings(env, problems)
  const metricsToken = readMetricsToken(env, problems)
  const ipCountryUrl = env['IP_COUNTRY_URL'] || undefined
  if (ipCountryUrl !== undefined && !(isWebAddress(ipCountryUrl) && ipCountryUrl.includes('{ip}')))
    problems.push('IP_COUNTRY_URL must be an address with {ip}, such as https://example.org/{ip}.')
  const featuredScholarshipId = env['FEATURED_SCHOLARSHIP_ID']?.toLowerCase() || undefined
  if (featuredScholarshipId !== undefined && !UUID.test(featuredScholarshipId))
    problems.push("FEATURED_SCHOLARSHIP_ID must be a scholarship's id.")
  const publicUrl = env['PUBLIC_URL'] || `http://localhost:${port}`
  if (!isWebAddress(publicUrl))
    problems.push('PUBLIC_URL must be a full address such as https://example.org.')
  const host = env['HOST'] ?? '127.0.0.1'
  const trustedProxies = (env['TRUSTED_PROXIES'] ?? '').split(',').filter((entry) => entry !== '')
  const isPublic =
    !isLoopbackHost(host) ||
    !isLoopbackHost(URL.parse(publicUrl)?.hostname ?? host) ||
    trustedProxies.length > 0
  const billing = readBillingSettings(env, { isPublic }, problems)
  if (problems.length > 0) throw new Error(`Settings need a change:\n- ${problems.join('\n- ')}`)
  return {
    port,
    host,
    dataDir: resolve(env['DATA_DIR'] ?? 'var'),
    databaseUrl,
    databaseWaitMilliseconds: databaseWaitSeconds * 1000,
    overloadMilliseconds: overloadSeconds * 1000,
    hasSampleCatalogue: seed === 'samples',
    demoPassword,
    productName: env['PRODUCT_NAME'] ?? 'Laurel',
    publicUrl: publicUrl.replace(/\/+$/, ''),
    mail,
    trustedProxies,
    s3,
    clamav,
    google,
    ai,
    billing,
    checksSources: sourceChecks === 'on',
    ipCountryUrl,
    featuredScholarshipId,
    metricsToken,
    backupMark: env['BACKUP_MARK'] || undefined,
    logLevel,
    isLoopback: isLoopbackHost(host),
  }
}

function readS3(env: NodeJS.ProcessEnv, problems: string[]): S3Settings | undefined {
  const bucket = env['S3_BUCKET']
  if (bucket === undefined || bucket === '') return undefined
  const accessKeyId = env['S3_ACCESS_KEY_ID']
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY']
  if (!accessKeyId || !secretAccessKey) {
    problems.push('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
    return undefined
  }
  const region = env['S3_REGION'] ?? 'us-east-1'
  return { bucket, accessKeyId, secretAccessKey, region, endpoint: env['S3_ENDPOINT'] }
}

const CLAMAV_PORT = 3310

function readClamav(env: NodeJS.ProcessEnv, problems: string[]): ClamavSettings | undefined {
  const address = env['CLAMAV_URL']
  if (address === undefined || address === '') return undefined
  const url = address.startsWith('tcp://') ? URL.parse(address) : null
  if (!url?.hostname) {
    problems.push('CLAMAV_URL must be an address such as tcp://localhost:3310.')
    return undefined
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { host, port: url.port === '' ? CLAMAV_PORT : Number(url.port) }
}

function readMail(env: NodeJS.ProcessEnv, problems: string[]): MailSettings | undefined {
  const smtpUrl = env['SMTP_URL']
  if (smtpUrl === undefined || smtpUrl === '') return undefined
  if (!/^smtps?:\/\//.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    problems.push('SMTP_URL must begin with smtp:// or smtps://.')
    return undefined
  }
  const from = env['MAIL_FROM']
  if (!from?.includes('@')) {
    problems.push('SMTP_URL needs MAIL_FROM, the address that mails come from.')
    return undefined
  }
  return { smtpUrl, from }
}

const GOOGLE_JWKS_URL = 'https://www.googleapis.com/oauth2/v3/certs'

function readGoogle(env: NodeJS.ProcessEnv, problems: string[]): GoogleSettings | undefined {
  const clientId = env['GOOGLE_CLIENT_ID']
  const jwksUrl = env['GOOGLE_JWKS_URL'] || GOOGLE_JWKS_URL
  if (!isWebAddress(jwksUrl))
    problems.push(`GOOGLE_JWKS_URL must be a full address such as ${GOOGLE_JWKS_URL}.`)
  return clientId ? { clientId, jwksUrl } : undefined
}

/** Nobody guesses it, and it fits into a header as it is. */
const METRICS_TOKEN = /^[!-~]{16,}$/

function readMetricsToken(env: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const token = env['METRICS_TOKEN'] || undefined
  if (token !== undefined && !METRICS_TOKEN.test(token))
    problems.push('METRICS_TOKEN must have 16 characters or more, without spaces.')
  return token
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)
