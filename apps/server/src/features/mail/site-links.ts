import type { Config } from '../../config.ts'

/** The addresses that mails and calendars lead to. */
export function siteLinks({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return {
    scholarship: (id: string) => `${publicUrl}/auth/scholarshipDetail?${id}`,
    receipt: (applicationId: string) => `${publicUrl}/auth/dashboard/receipt?${applicationId}`,
    drafts: `${publicUrl}/auth/dashboard/myScholarship?tab=draft`,
    automation: `${publicUrl}/auth/dashboard/trackApplications?tab=automatic`,
  }
}
