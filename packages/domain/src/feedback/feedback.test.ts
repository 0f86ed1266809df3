import { expect, test } from 'vitest';

import { feedbackLimits, feedbackNumber, feedbackStates, feedbackSubjects } from './index.ts';

test.each([
  [1, 2026, 'L-26-000001'],
  [123_456, 2027, 'L-27-123456'],
])('message %d of %d has the number %s', (sequence, year, number) => {
  expect(feedbackNumber(sequence, year)).toBe(number);
});

test('a message has one of five subjects and one of three states', () => {
  expect(feedbackSubjects).toEqual(['order', 'part', 'site', 'cooperation', 'other']);
  expect(feedbackStates).toEqual(['new', 'answered', 'closed']);
});

test('a sender writes five messages an hour, with these maximum lengths', () => {
  expect(feedbackLimits).toEqual({
    nameMax: 100,
    textMax: 4e3,
    contactMax: 254,
    orderNumberMax: 30,
    answerMax: 8e3,
    noteMax: 2e3,
    lettersAnHour: 5,
  });
});
