import { useState, type ComponentProps } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { iconPaths } from '../../ui/Icon.data.ts';
import { Link } from '../../ui/Link.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Part, State } from './Part.tsx';

const TONES = ['primary', 'secondary', 'quiet'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

/** Buttons, links and steppers. */
export function ActionParts() {
  return (
    <>
      <Part of={Button}>
        {TONES.flatMap((tone) => [
          ...SIZES.map((size) => (
            <State key={`${tone} ${size}`} name={`${tone}, ${size}`}>
              <Button tone={tone} size={size}>
                Add to basket
              </Button>
            </State>
          )),
          <State key={`${tone} pending`} name={`${tone}, pending`}>
            <Button tone={tone} pending>
              Add to basket
            </Button>
          </State>,
          <State key={`${tone} disabled`} name={`${tone}, disabled`}>
            <Button tone={tone} disabled>
              Add to basket
            </Button>
          </State>,
        ])}
        <State name="wide" width="field">
          <Button tone="primary" wide>
            Go to checkout
          </Button>
        </State>
      </Part>
      <Part of={Link}>
        <State name="in a text">
          <Link to="/">Continue shopping</Link>
        </State>
      </Part>
      <Part of={ButtonLink}>
        {TONES.map((tone) => (
          <State key={tone} name={tone}>
            <ButtonLink tone={tone} to="/">
              Continue shopping
            </ButtonLink>
          </State>
        ))}
      </Part>
      <Part of={PrintButton}>
        <State name="as it is">
          <PrintButton>Print this order</PrintButton>
        </State>
      </Part>
      <Part of={Stepper}>
        <State name="at its minimum">
          <CountingStepper label="Quantity, at its minimum" value={1} />
        </State>
        <State name="between its limits">
          <CountingStepper label="Quantity, between its limits" value={3} maximum={8} />
        </State>
        <State name="at its maximum">
          <CountingStepper label="Quantity, at its maximum" value={5} maximum={5} maximumReason="Only 5 in stock" />
        </State>
        <State name="disabled">
          <CountingStepper label="Quantity, disabled" value={1} disabled />
        </State>
      </Part>
      <Part of={Icon} dense>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <State key={name} name={name}>
            <Icon name={name} size={24} />
          </State>
        ))}
      </Part>
    </>
  );
}

function CountingStepper({ value: initial, ...rest }: Omit<ComponentProps<typeof Stepper>, 'onChange'>) {
  const [value, setValue] = useState(initial);
  return <Stepper {...rest} value={value} onChange={setValue} />;
}
