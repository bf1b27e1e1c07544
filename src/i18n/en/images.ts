export const images = {
  title: 'Select Image',
  choose: 'Choose an image',
  chooseAnother: 'Choose another image',
  remove: 'Remove the image',
};
