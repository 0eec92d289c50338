import type { Config } from '../../../config.ts'

/** The addresses that mails and calendars lead to. */
export function siteLinks({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return {
    /** `from` is counted for who gives the scholarship, as what led to its page. */
    scholarship: (id: string, from?: 'mail') =>
      `${publicUrl}/auth/scholarshipDetail?${id}${from ? `&from=${from}` : ''}`,
    receipt: (applicationId: string) => `${publicUrl}/auth/dashboard/receipt?${applicationId}`,
    dashboard: `${publicUrl}/auth/dashboard`,
    contact: `${publicUrl}/contact`,
    support: `${publicUrl}/auth/dashboard/support`,
    organisations: `${publicUrl}/admin/organisations`,
    supportQueue: `${publicUrl}/admin/support`,
    privacyQueue: `${publicUrl}/admin/privacy`,
    privacyRequest: `${publicUrl}/privacy#request`,
    family: `${publicUrl}/auth/dashboard/family`,
    organiserSettings: `${publicUrl}/organiser/settings`,
    organiserScholarships: `${publicUrl}/organiser/scholarships`,
    organiserPrograms: `${publicUrl}/organiser/programs`,
    organiserMembers: `${publicUrl}/organiser/members`,
    forgotPassword: `${publicUrl}/forgot-password`,
    drafts: `${publicUrl}/auth/dashboard/myScholarship?tab=draft`,
    plan: `${publicUrl}/auth/dashboard/plan`,
    paid: (checkoutId: string) => `${publicUrl}/auth/dashboard/success?checkout=${checkoutId}`,
    unpaid: (checkoutId: string) => `${publicUrl}/auth/payment-return?checkout=${checkoutId}`,
    referral: (code: string) => `${publicUrl}/signup?linkId=${code}`,
    setting: `${publicUrl}/auth/dashboard/setting`,
    // Tokens stand after #, which reaches no server and no log.
    resetPassword: (token: string) => `${publicUrl}/forgot-password#${token}`,
    confirmEmail: (token: string) => `${publicUrl}/confirm-email#${token}`,
    invitation: (token: string) => `${publicUrl}/invitation#${token}`,
    organiserScholarship: (id: string) => `${publicUrl}/organiser/scholarships/${id}`,
    // The same page as for an invitation, told apart by its beginning: one more route is loaded by all.
    listingClaim: (token: string) => `${publicUrl}/organisation-invitation#claim.${token}`,
    organisationInvitation: (token: string) => `${publicUrl}/organisation-invitation#${token}`,
    partnerLink: (linkId: string) => `${publicUrl}/?linkId=${encodeURIComponent(linkId)}`,
    // The server writes that page, so that it has to know.
    partnerFigures: (token: string) => `${publicUrl}/partners/figures/${token}`,
    unsubscribe: (token: string) => `${publicUrl}/unsubscribe#${token}`,
    // For mail programs, which call it themselves: their calls leave out what stands after #.
    unsubscribeCall: (token: string) => `${publicUrl}/api/v1/unsubscribe/${token}`,
    confirmRequest: (token: string) => `${publicUrl}/do-not-sell-my-personal-information#${token}`,
    winners: (scholarshipId: string, cycle: string) =>
      `${publicUrl}/auth/winner?${scholarshipId}&cycle=${encodeURIComponent(cycle)}`,
    applicants: (scholarshipId: string) => `${publicUrl}/auth/applicants?${scholarshipId}`,
    automation: `${publicUrl}/auth/dashboard/trackApplications?tab=automatic`,
  }
}
