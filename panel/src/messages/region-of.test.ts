import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regionOf } from './region-of.ts'

test('formats follow the first region that the browser names for the language, if they accept it', () => {
  assert.equal(regionOf(['de-DE', 'en-GB', 'en-US'], 'en'), 'en-GB')
  assert.equal(regionOf(['en-US@posix', 'en'], 'en'), 'en')
  assert.equal(regionOf(['en-US@posix'], 'en'), 'en')
  assert.equal(regionOf(['en-US'], 'tr'), 'tr')
  assert.equal(new Intl.NumberFormat(regionOf(['ar-EG'], 'ar')).format(1203), '1,203')
  assert.equal(regionOf([], 'ar'), 'ar-u-nu-latn')
})
