export const personalData = {
  title: 'Stored data',
  ownText:
    'A file with everything that is stored about you: data, access, training sessions with every ball, results and the record of changes.',
  text: 'A file with everything that is stored about this person, for whoever asks for it. That it was saved is put on record.',
  export: 'Save stored data',
  done: 'The stored data are saved as a file.',
  failed: 'The stored data were not saved. {{reason}}',
  fileName: 'stored-data',
};
