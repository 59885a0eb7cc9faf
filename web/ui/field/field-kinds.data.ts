import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';

/** Typed in capitals, which no dictionary has. */
const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

export const fieldKinds = {
  firstName: { label: 'First name', autoComplete: 'given-name', maxLength: TEXT_LENGTHS.name },
  lastName: { label: 'Last name', autoComplete: 'family-name', maxLength: TEXT_LENGTHS.name },
  email: {
    label: 'Email address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: TEXT_LENGTHS.email,
  },
  phone: { label: 'Phone number', type: 'tel', autoComplete: 'tel', maxLength: TEXT_LENGTHS.phone },
  company: { label: 'Company', optional: true, autoComplete: 'organization', maxLength: TEXT_LENGTHS.addressLine },
  vatNumber: { ...code, label: 'VAT number', optional: true, maxLength: TEXT_LENGTHS.vatNumber },
  orderNumber: { ...code, label: 'Order number', maxLength: TEXT_LENGTHS.orderNumber },
} as const;
