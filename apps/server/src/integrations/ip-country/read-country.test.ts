import { expect, it } from 'vitest'
import { readCountry } from './read-country.ts'

it.each<[string, string | undefined]>([
  ['DE', 'DE'],
  ['de\n', 'DE'],
  ['"FR"', 'FR'],
  ['{"country":"United States","countryCode":"US"}', 'US'],
  ['{"country_code":"IN","country_name":"India"}', 'IN'],
  ['{"country":"GB"}', 'GB'],
  ['{"country":{"iso_code":"NG","names":{"en":"Nigeria"}}}', 'NG'],
  ['{"location":{"country":{"code":"BR"}}}', 'BR'],
  ['{"data":{"country_code2":"mx"}}', 'MX'],
  ['{"status":"fail"}', undefined],
  ['{"countryCode":"ZZ"}', undefined],
  ['{"countryCode":7}', undefined],
  ['{"constructor":"US"}', undefined],
  ['null', undefined],
  ['', undefined],
  ['<html>Too many requests</html>', undefined],
])('reads %s as %s', (text, country) => {
  expect(readCountry(text)).toBe(country)
})
