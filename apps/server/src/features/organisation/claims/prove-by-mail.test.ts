import { expect, it } from 'vitest'
import { isShown, mailDomain, proofOf } from './prove-by-mail.ts'

const of = (page: string | null, sponsor = 'Lakeshore Credit Union') => proofOf({ page, sponsor })

it.each([
  ['https://lakeshorecu.org/scholarship', 'lakeshorecu.org'],
  ['https://www.lakeshorecu.org/apply?year=2027', 'lakeshorecu.org'],
  ['https://awards.lakeshorecu.co.uk/', 'lakeshorecu.co.uk'],
  ['https://user@LAKESHORECU.org:8443/apply', 'lakeshorecu.org'],
  ['https://xn--bcher-kva.example.com/', 'example.com'],
])('a mail at the domain of %s proves it', (page, domain) => {
  expect(of(page)).toEqual({ kind: 'any', domain })
})

it.each([
  ['https://financialaid.stanford.edu/awards', 'Stanford', 'stanford.edu'],
  ['https://www.ox.ac.uk/clarendon', 'Clarendon Fund', 'ox.ac.uk'],
  ['https://unimelb.edu.au/awards', 'Melbourne', 'unimelb.edu.au'],
  ['https://www.csac.ca.gov/cal-grants', 'Student Aid Commission', 'ca.gov'],
  ['https://www.utoronto.ca/awards', 'University of Toronto', 'utoronto.ca'],
  ['https://www.tum.de/stipendien', 'Technische Hochschule', 'tum.de'],
])('at %s only an address that the page shows does', (page, sponsor, domain) => {
  expect(of(page, sponsor)).toEqual({ kind: 'shown', domain })
})

it.each([
  'https://docs.google.com/forms/d/e/abc/viewform',
  'https://forms.gle/abc',
  'https://lakeshore.github.io/award',
  'https://lakeshore.wixsite.com/award',
  'https://lakeshore.blogspot.com/',
  'https://bold.org/scholarships/lakeshore/',
  'https://lakeshore.smapply.io/prog/award',
  'https://www.facebook.com/lakeshore',
  'https://bit.ly/lakeshore',
])('no mail proves a page at %s', (page) => {
  expect(of(page)).toEqual({ kind: 'none', because: 'sharedPage' })
})

it.each([
  null,
  'https://192.0.2.7/award',
  'https://[2001:db8::1]/',
  'https://localhost/',
  'nonsense',
])('nor one at %s', (page) => {
  expect(of(page)).toEqual({ kind: 'none', because: 'noPage' })
})

it('takes names that nobody registered for nobody’s', () => {
  expect(of('https://award.lakeshore.internal/')).toEqual({ kind: 'none', because: 'sharedPage' })
})

it.each([
  ['awards@lakeshorecu.org', 'lakeshorecu.org'],
  ['awards@mail.lakeshorecu.org', 'lakeshorecu.org'],
  ['a@b@lakeshorecu.org', 'lakeshorecu.org'],
  ['lakeshorecu.org@evil.com', 'evil.com'],
  ['awards@notlakeshorecu.org', 'notlakeshorecu.org'],
  ['awards@lakeshorecu.org.evil.com', 'evil.com'],
  ['awards@[192.0.2.7]', null],
])('the mailbox of %s is at %s', (email, domain) => {
  expect(mailDomain(email)).toBe(domain)
})

it.each([
  ['Write to aid@ox.ac.uk.', true],
  ['aid@ox.ac.uk', true],
  ['<Aid@Ox.ac.uk>, or call', true],
  ['financialaid@ox.ac.uk', false],
  ['first.aid@ox.ac.uk', false],
  ['aid@ox.ac.uk.example.com', false],
  ['aid@ox.ac.ukraine', false],
  ['not-aid@ox.ac.uk, but aid@ox.ac.uk', true],
  ['', false],
])('reads %j', (text, found) => {
  expect(isShown('aid@ox.ac.uk', ['Nothing here.', text])).toBe(found)
})
