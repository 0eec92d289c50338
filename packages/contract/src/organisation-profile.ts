import * as z from 'zod/mini'
import { COUNTRY_LABELS, type CountryCode } from './option-countries.ts'
import { emailSchema, phoneSchema } from './fields.ts'

const COUNTRIES = Object.keys(COUNTRY_LABELS) as [CountryCode, ...CountryCode[]]

const words = (message: string, most: number, least = 2) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(least, message),
      z.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
    )

const WEBSITE_MESSAGE = 'Please enter a full web address, such as https://example.org.'

/** A name of the web with at least one dot, its port, and whatever follows. */
const WEBSITE = /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** A web address that leads to a public page; `example.org` is taken for `https://example.org`. */
const websiteSchema = z.string(WEBSITE_MESSAGE).check(
  z.trim(),
  z.overwrite((typed) => (typed === '' || typed.includes('://') ? typed : `https://${typed}`)),
  z.maxLength(300, 'Please use at most 300 characters.'),
  z.regex(WEBSITE, WEBSITE_MESSAGE),
)

/** What we ask before an organisation may publish. */
export const profileFields = {
  legalName: words('Please enter the legal name.', 200),
  country: z.enum(COUNTRIES, 'Please choose a country.'),
  registrationNumber: words('Please enter the EIN or the number your country gave it.', 40),
  website: websiteSchema,
  contactName: words('Please enter the name of a contact.', 120),
  contactEmail: emailSchema,
  contactPhone: z.nullable(phoneSchema),
  selection: words('Please say in a sentence or two how winners are chosen.', 2000, 20),
  payer: words('Please say who pays the winners.', 500, 5),
}

/** As the tax office writes it, 12-3456789. */
const EIN = /^\d{2}-?\d{7}$/

/** In the US the number is an EIN; elsewhere each country writes its own. */
export const hasRegistration = z.refine<{ country: string; registrationNumber: string }>(
  ({ country, registrationNumber }) => country !== 'US' || EIN.test(registrationNumber),
  {
    message: 'Please enter the EIN as 9 digits, such as 12-3456789.',
    path: ['registrationNumber'],
  },
)

export const profileSchema = z.object({
  ...profileFields,
  country: z.string(),
  registrationNumber: z.string(),
  website: z.string(),
  contactEmail: z.string(),
  contactPhone: z.nullable(z.string()),
  legalName: z.string(),
  contactName: z.string(),
  selection: z.string(),
  payer: z.string(),
})
/** What an organisation says of itself. */
export type OrganisationProfile = z.infer<typeof profileSchema>
