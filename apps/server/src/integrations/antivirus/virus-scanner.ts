/** Looks for harmful programs in files. */
export interface VirusScanner {
  /** The name of what was found; undefined for a clean file. */
  scan(path: string): Promise<string | undefined>
}

/** The scanner is away or could not finish, so nobody knows whether the file is clean. */
export class ScannerUnavailable extends Error {}
