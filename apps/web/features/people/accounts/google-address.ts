/** Google's OpenID address. A navigation, so no script of another site runs here. */
const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth'

/** What a login with Google was begun with; the answer must fit it. */
export interface GoogleRequest {
  state: string
  nonce: string
  /** Where the person wanted to go. */
  from?: string | undefined
}

export function googleAddress(
  clientId: string,
  redirectUri: string,
  { state, nonce }: GoogleRequest,
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
  })
  return `${AUTHORIZE}?${query}`
}

export type GoogleAnswer =
  | { kind: 'token'; credential: string; state: string }
  | { kind: 'refused'; error: string; state: string }

/** Reads the fragment that Google comes back with; undefined for any other fragment. */
export function readGoogleAnswer(hash: string): GoogleAnswer | undefined {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  const state = answer.get('state') ?? ''
  const error = answer.get('error')
  if (error !== null) return { kind: 'refused', error, state }
  const credential = answer.get('id_token')
  return credential === null ? undefined : { kind: 'token', credential, state }
}
