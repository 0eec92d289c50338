/** Somebody, as Google vouches for them; the address is proven. */
export interface GoogleIdentity {
  /** Google's lasting id of the person. */
  subject: string
  email: string
  firstName: string
  lastName: string
}

/** Tells who stands behind a Google ID token. */
export interface GoogleVerifier {
  /**
   * Throws GoogleRefused for a token that is not Google's, not for this site, expired or about an
   * unproven address; GoogleUnreachable when Google's keys cannot be had.
   */
  verify(credential: string, nonce?: string): Promise<GoogleIdentity>
}

export class GoogleRefused extends Error {
  override name = 'GoogleRefused'
}

export class GoogleUnreachable extends Error {
  override name = 'GoogleUnreachable'
}
