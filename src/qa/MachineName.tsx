import { FormattedMessage } from 'react-intl';

/** Shows the name of a machine in the code, and beside it what the machine is for. */
export function MachineName({ id }: { readonly id: string }) {
  return (
    <FormattedMessage
      id="qa.machine.named"
      values={{
        machine: <code className="nowrap">{id}</code>,
        title: <FormattedMessage id={`qa.name.${id}`} />,
      }}
    />
  );
}
