import { Type } from 'typebox';
import { closed } from './closed.ts';

const pounds = (description: string, example: number, minimum = 0) =>
  Type.Number({
    minimum,
    maximum: 10_000,
    multipleOf: 0.01,
    description: `${description} In pounds inc VAT, such as 4.95.`,
    examples: [example],
  });

const workingDays = (description: string, example: number) =>
  Type.Integer({ minimum: 1, maximum: 90, description, examples: [example] });

const charge = (place: string, example: number) =>
  Type.Optional(pounds(`The charge to ${place}; leave it out if you don’t deliver there.`, example));

export const deliveryKeys = closed(
  {
    freeOver: Type.Optional(
      pounds('Goods of this amount go to the UK mainland for free; leave it out for never.', 50, 0.01),
    ),
    cutOffHour: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 23,
        description:
          'The hour before which an order of goods in stock leaves on the same working day, such as 13 for 1 pm.',
        examples: [13],
      }),
    ),
    toOrderDays: Type.Optional(
      closed(
        { minimum: workingDays('The fewest.', 3), maximum: workingDays('The most.', 7) },
        'In how many working days goods leave that are made to order, or that you order in.',
      ),
    ),
    charges: Type.Optional(
      closed(
        {
          ukMainland: pounds('The charge to the UK mainland; 0 is free.', 4.95),
          scottishHighlands: charge('the Scottish Highlands', 12.95),
          scottishIslands: charge('the Scottish Islands', 16.95),
          northernIreland: charge('Northern Ireland', 16.95),
          isleOfWight: charge('the Isle of Wight', 12.95),
          isleOfMan: charge('the Isle of Man', 16.95),
          channelIslands: charge('the Channel Islands', 21.95),
        },
        'The charges for an order, by place.',
      ),
    ),
  },
  'What delivery costs, and from what amount it is free.',
);
