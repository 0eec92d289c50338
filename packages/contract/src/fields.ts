import * as z from 'zod/mini'

/** Spec 2 section 5: the first copy of the text. */
export const EMAIL_MESSAGE = 'Please enter a validate email!'

export const emailSchema = z
  .string('Please input your email address!')
  .check(
    z.trim(),
    z.minLength(1, 'Please input your email address!'),
    z.maxLength(254, EMAIL_MESSAGE),
    z.email(EMAIL_MESSAGE),
    z.toLowerCase(),
  )

/** Read in either case, as RFC 9562 asks. */
export const idSchema = z.uuid().check(z.toLowerCase())

export const idParams = z.object({ id: idSchema })

/** A calendar day, YYYY-MM-DD, that exists. */
export const daySchema = z.iso.date('Please enter a date as YYYY-MM-DD.')

/** An instant with its offset, as ISO 8601. */
export const instantSchema = z.iso.datetime({ offset: true })

/** Of a crowd of students: cut to tens; null stands for fewer than 20, so that nobody is singled out. */
export const crowdSchema = z.nullable(z.number())

/** A short text that a person types. */
export const shortText = (limit: number) => z.string().check(z.trim(), z.maxLength(limit))

/** Digits after an optional plus sign; spaces, dots, dashes and brackets that people type are dropped. */
export const phoneSchema = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/[\s().-]/g, '')),
  z.regex(/^(\+?\d{4,20})?$/, 'Please enter only digits!'),
)

/** A key or token in a path: nothing is named by more than this, or by a NUL. */
export const pathText = (limit: number) =>
  z.string().check(z.minLength(1), z.maxLength(limit), z.regex(/^[^\0]*$/))
