import type { SiteLink } from './site-link.ts'

const env = import.meta.env

/**
 * Addresses outside, by settings at build time; without one its link is not shown, and nothing of
 * it is in the build.
 */
export const scholarshipLinks: readonly SiteLink[] = env.PRODUCT_SCHOLARSHIP_URL
  ? [{ label: 'Scholarship page', to: env.PRODUCT_SCHOLARSHIP_URL }]
  : []

/** `PRODUCT_SOCIAL_URLS`: names with their addresses, as in "Instagram=https://…; TikTok=https://…". */
export const socialLinks: readonly SiteLink[] = env.PRODUCT_SOCIAL_URLS
  ? parseLinks(env.PRODUCT_SOCIAL_URLS)
  : []

export function parseLinks(setting: string): SiteLink[] {
  return setting.split(';').flatMap((entry) => {
    const [label = '', ...rest] = entry.split('=')
    const to = rest.join('=').trim()
    return label.trim() !== '' && /^https:\/\/\S+$/.test(to) ? [{ label: label.trim(), to }] : []
  })
}
