/** Who is signed in, whatever else is known of them. */
export interface UserSession {
  sessionId: string
  userId: string
  role: 'APPLICANT' | 'ORGANISER' | 'ADMIN'
}
