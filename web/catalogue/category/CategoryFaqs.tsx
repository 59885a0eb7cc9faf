import { graphql, useFragment } from 'react-relay/hooks';
import type { CategoryFaqs_category$key } from '../../__generated__/CategoryFaqs_category.graphql.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import * as styles from './CategoryFaqs.css.ts';

/** The questions and answers of a category; nothing when it has none or they could not be loaded. */
export function CategoryFaqs({ category }: { category: CategoryFaqs_category$key }) {
  const { name, questions } = useFragment(
    graphql`
      fragment CategoryFaqs_category on Category {
        name
        questions: faqs @catch(to: RESULT) {
          question
          answer
        }
      }
    `,
    category,
  );
  const faqs = questions.ok ? (questions.value ?? []) : [];
  if (faqs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="category-faqs">
      <h2 id="category-faqs" className={styles.heading}>
        Questions about {name.toLowerCase()}
      </h2>
      <div>
        {faqs.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {/* The gateway sanitises the answer. */}
            <div className={styles.answer} dangerouslySetInnerHTML={{ __html: answer }} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
