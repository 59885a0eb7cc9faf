import { expect, test } from 'vitest';
import { fieldReader } from './fields.rules.ts';

test('normalises values and collects errors in the order they are read', () => {
  const read = fieldReader('contact.');
  expect([
    read.text('street', ' 1 High  Street ', 'Please enter the street.', 60),
    read.email('email', 'ann'),
    read.phone('phone', '020 7946 0123'),
    read.text('company', '', null, 60),
  ]).toEqual(['1 High Street', '', '02079460123', '']);
  read.text('county', 'Kent\u202E', null, 60);
  read.text('city', '\u3164\u200B', 'Please enter your town or city.', 60);
  read.text('title', '💡💡💡', null, 2);
  read.phone('mobile', '123');
  expect(read.errors).toEqual([
    { field: 'contact.email', message: 'Please enter an email address such as name@example.com.' },
    { field: 'contact.county', message: 'Please enter this without line breaks or hidden characters.' },
    { field: 'contact.city', message: 'Please enter your town or city.' },
    { field: 'contact.title', message: 'Please use at most 2 characters.' },
    { field: 'contact.mobile', message: 'Please enter a phone number with 10 to 12 digits.' },
  ]);
});

test('refuses a name with a link or a line break', () => {
  const read = fieldReader();
  expect([
    read.name('first', ' Ann ', null),
    read.name('last', 'win at evil.example', null),
    read.name('middle', 'Ann\nYour account is closed', null),
  ]).toEqual(['Ann', '', '']);
  read.name('short', '\u200B\u202E', 'Please enter your name.');
  read.name('long', 'x'.repeat(61), null);
  expect(read.errors).toEqual([
    { field: 'last', message: 'Please enter a name without links, line breaks or hidden characters.' },
    { field: 'middle', message: 'Please enter a name without links, line breaks or hidden characters.' },
    { field: 'short', message: 'Please enter your name.' },
    { field: 'long', message: 'Please use at most 60 characters.' },
  ]);
});
