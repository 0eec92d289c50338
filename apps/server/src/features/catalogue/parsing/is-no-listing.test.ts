import { expect, it } from 'vitest'
import { isNoListing } from './is-no-listing.ts'

it.each([
  'Registration was Successful!',
  'Click here to apply',
  'Apply Now!',
  'Log in',
  'Thank you for your submission',
  'Contact Us',
  'Read more »',
  'Page 2 of 14',
  '404 Not Found',
  'Scholarships',
  'List of Scholarships A-Z',
  'Scholarship Name',
  'Grand Total: $45,000',
  'Your application has been received',
  'Skip to main content',
])('sets %j aside', (title) => expect(isNoListing(title)).toBe(true))

it.each([
  'Apply Yourself Scholarship',
  'Home Builders Award',
  'Thank a Nurse Scholarship',
  'Women in News Fellowship',
  'The Next Page Essay Contest',
  'Search for Truth Scholarship',
  'Register to Vote Essay Prize',
  'Scholarships for Sailors',
  'Total Eclipse Award',
])('takes %j for a listing', (title) => expect(isNoListing(title)).toBe(false))
