import type { Config } from '../../config.ts'
import { openClamav } from './clamav.ts'
import type { VirusScanner } from './virus-scanner.ts'

/** Without a scanner in the settings nothing is looked for. */
const noScanner: VirusScanner = { scan: async () => undefined }

export const openVirusScanner = (config: Pick<Config, 'clamav'>): VirusScanner =>
  config.clamav ? openClamav(config.clamav) : noScanner
