interface Field {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A choice among named values. */
export function ChoiceField({
  label,
  value,
  onValue,
  choices,
}: Field & { readonly choices: readonly (readonly [value: string, name: string])[] }) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A search field. */
export function SearchField({ label, value, onValue }: Field) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="search"
        value={value}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </label>
  );
}
