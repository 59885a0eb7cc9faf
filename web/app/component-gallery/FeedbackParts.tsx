import { useState } from 'react';
import { Announcer, useAnnounce } from '../../ui/Announcer.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Toaster, useToast } from '../../ui/toast/Toaster.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Part, State } from './Part.tsx';

/** Breadcrumbs, messages, failures and empty states. */
export function FeedbackParts() {
  return (
    <>
      <Part of={Breadcrumb}>
        <State name="of three levels" width="row">
          <Breadcrumb
            items={[
              { name: 'Clothes', path: '/clothes/' },
              { name: 'Shirts', path: '/clothes/shirts/' },
              { name: 'Linen shirt', path: '/linen-shirt/' },
            ]}
          />
        </State>
      </Part>
      <Part of={Drawing}>
        <State name="of an open box, a magnifier and a sign">
          <Drawing of="box" />
          <Drawing of="magnifier" />
          <Drawing of="sign" />
        </State>
      </Part>
      <Part of={EmptyState}>
        <State name="with words and a next step" width="row">
          <EmptyState title="Your basket is empty" action={<ButtonLink to="/">Continue shopping</ButtonLink>}>
            We keep your basket for seven days.
          </EmptyState>
        </State>
        <State name="with a title alone" width="row">
          <EmptyState title="No orders yet" />
        </State>
      </Part>
      <Part of={LoadFailure}>
        <State name="once what it holds has failed" width="row">
          <FailingPart />
        </State>
      </Part>
      <Part of={Toaster}>
        <State name="for three seconds, at the foot of the screen">
          <Toaster>
            <ToastButton />
          </Toaster>
        </State>
      </Part>
      <Part of={Announcer}>
        <State name="read out, not seen">
          <Announcer>
            <AnnounceButton />
          </Announcer>
        </State>
      </Part>
      <Part of={VisuallyHidden}>
        <State name="read out, not seen">
          <p>
            There is more in this sentence<VisuallyHidden> than can be seen</VisuallyHidden>.
          </p>
        </State>
      </Part>
    </>
  );
}

function FailingPart() {
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  return (
    <>
      <Button size="small" onClick={() => setFailed(true)}>
        Let it fail
      </Button>
      <LoadFailure
        key={tries}
        message="We couldn’t load the reviews."
        onRetry={() => {
          setFailed(false);
          setTries(tries + 1);
        }}
      >
        <Reviews haveFailed={hasFailed} />
      </LoadFailure>
    </>
  );
}

function Reviews({ haveFailed }: { haveFailed: boolean }) {
  if (haveFailed) throw new Error('The component gallery shows a failure.');
  return <p>Reviews</p>;
}

function ToastButton() {
  const toast = useToast();
  return <Button onClick={() => toast('Copied to the clipboard')}>Show a toast</Button>;
}

function AnnounceButton() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Added to basket')}>Announce</Button>;
}
